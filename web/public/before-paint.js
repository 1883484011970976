// Runs before the first paint: the page must never turn round, or from light to dark, before the reader's eyes.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var cookie = /(?:^|; )lang=(en|ur)/.exec(document.cookie);
  var language = cookie ? cookie[1] : stored('paltu.language') === 'ur' ? 'ur' : 'en';
  var choice = stored('paltu.theme');
  var isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var page = document.documentElement;
  page.lang = language;
  page.dir = language === 'ur' ? 'rtl' : 'ltr';
  page.dataset.theme = isDark ? 'dark' : 'light';
  // Until the app hears it, a form would be sent by the browser, and what was typed would be gone. The app sets it to null.
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
