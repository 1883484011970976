// Shows what a member is notified of while no page of the site is in front. It answers no request, so every page comes from the site.

/** Where what came cannot be read. */
const somethingNew = { en: 'There is something new for you', ur: 'آپ کے لیے کچھ نیا ہے' };

const read = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
};

const show = (data) => {
  const { title, language, page = 'notifications', tag } = read(data);
  const lang = language === 'ur' ? 'ur' : 'en';
  const body = typeof title === 'string' ? title : `${somethingNew.en} · ${somethingNew.ur}`;
  const dir = lang === 'ur' ? 'rtl' : 'ltr';
  return self.registration.showNotification('Paltu', { body, lang, dir, tag, icon: '/favicon.svg', data: { page } });
};

/** In a window of the site that is open, else in a new one; never elsewhere. */
const open = async (page) => {
  const address = new URL(`/${page}`, self.location.origin);
  const target = address.origin === self.location.origin ? address.href : self.location.origin;
  const [shown] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (shown === undefined) return self.clients.openWindow(target);
  await shown.focus();
  // One that this script does not control cannot be sent anywhere by it.
  return shown.navigate(target).catch(() => self.clients.openWindow(target));
};

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.page ?? 'notifications'));
});
