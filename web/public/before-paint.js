// Runs before the first paint: the page must never turn round, or from light to dark, before the reader's eyes.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  // As `credentials.ts` keeps it: that of the tab goes before.
  function tokenOf(userType) {
    try {
      var session = JSON.parse(sessionStorage.getItem('paltu.session') || stored('paltu.session'));
      return userType === '' || session.user.userType === userType ? session.token : undefined;
    } catch {
      return undefined;
    }
  }
  // What the page of a member asks of the API first (`ask-ahead.ts`): it is on its way while the code of the app is.
  function askAhead(language) {
    var ahead = document.querySelector('meta[name=ahead]');
    var token = ahead && !location.search && tokenOf(ahead.dataset.of);
    if (!token) return;
    window.askedAhead = { token: token, answers: new Map() };
    ahead.content.split(' ').forEach(function (path) {
      var headers = { accept: 'application/json', 'accept-language': language, authorization: 'Bearer ' + token };
      var answer = fetch(path, { headers: headers, signal: AbortSignal.timeout(20000) });
      answer.catch(function () {});
      window.askedAhead.answers.set(path, answer);
    });
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
  askAhead(language);
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
