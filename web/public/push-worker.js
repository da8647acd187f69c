// Shows what the server pushes. It keeps nothing, answers no requests, and says only what the server has written for a
// locked screen: neither a person nor a document.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const message = (() => {
    try {
      return event.data.json()
    } catch {
      return {}
    }
  })()
  const { title = 'HDoc', body = '', tag = 'hdoc', url = '#/notifications' } = message
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { url } }),
  )
})

/** Goes to the page in a tab of HDoc that is open, else in a new one. Addresses elsewhere are never opened. */
async function open(url) {
  const place = String(url).startsWith('#/') ? String(url) : '#/notifications'
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const tab of tabs) {
    try {
      await tab.focus()
      await tab.navigate(`/${place}`)
      return
    } catch {
      // This tab cannot be moved; another one can.
    }
  }
  await self.clients.openWindow(`/${place}`)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})
