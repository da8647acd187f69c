/** Why this browser cannot take pushes now; `ready` = it can. */
export type PushState = 'ready' | 'needs_https' | 'unsupported' | 'denied'

const workerFile = '/push-worker.js'

export function pushState(): PushState {
  if (!window.isSecureContext) return 'needs_https'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** The subscription of this browser; null when there is none. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration(workerFile)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/**
 * Subscribes this browser, which asks the person first. Undefined when they refuse; rejects when the browser's own
 * push service does not answer.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(workerFile)
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    // The browser was subscribed with the key of another institution or of a former installation.
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  }
}

/**
 * Ends the subscription of this browser, where notices for other eyes would be shown. Its service then answers that it is
 * gone, and the server forgets it.
 */
export async function endSubscription(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription && !(await subscription.unsubscribe()))
    throw new Error('the browser keeps its subscription')
}
