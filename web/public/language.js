// Runs before the first paint: the page must never turn from left-to-right to right-to-left before the reader's eyes.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('paltu.language');
  } catch {
    stored = null;
  }
  var cookie = /(?:^|; )lang=(en|ur)/.exec(document.cookie);
  var language = cookie ? cookie[1] : stored === 'ur' ? 'ur' : 'en';
  var page = document.documentElement;
  page.lang = language;
  page.dir = language === 'ur' ? 'rtl' : 'ltr';
})();
