// Runs before the first paint: the page must never turn round, or from light to dark, before the reader's eyes.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  // A link that names a language: that of its reader from here on, and no part of the address any more.
  var address = new URL(location.href);
  var asked = /^(en|ur)$/.exec(address.searchParams.get('lang') || '');
  if (asked) {
    document.cookie = 'lang=' + asked[1] + '; path=/; max-age=31536000; samesite=lax';
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  var cookie = /(?:^|; )lang=(en|ur)/.exec(document.cookie);
  var language = asked ? asked[1] : cookie ? cookie[1] : stored('paltu.language') === 'ur' ? 'ur' : 'en';
  var choice = stored('paltu.theme');
  var isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var page = document.documentElement;
  page.lang = language;
  page.dir = language === 'ur' ? 'rtl' : 'ltr';
  page.dataset.theme = isDark ? 'dark' : 'light';
  // Until the app takes it, a form would be sent by the browser, and what was typed would be gone. The app sets it to null.
  window.heldForm = undefined;
  document.addEventListener(
    'submit',
    function (event) {
      if (window.heldForm === null) return;
      event.preventDefault();
      window.heldForm = event.target;
    },
    true,
  );
})();
