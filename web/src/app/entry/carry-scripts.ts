import { bareHeadScripts } from '@hdoc/contract/portal/bare-head-scripts.ts'
import { purposeOf } from '@hdoc/contract/portal/config-names.ts'
import type { Purpose } from '@hdoc/contract/portal/consent.ts'
import type { LoadedScript } from '@hdoc/contract/portal/head-scripts.ts'
import { currentSession, subscribeSession } from '../../entities/session/session-store.ts'
import { agreedPurposes } from '../../lib/browser/consent-cookie.ts'
import { logFailure } from '../../lib/browser/log.ts'
import { call } from '../../lib/calls/call.ts'

const tagOf = (src: string): HTMLScriptElement => {
  const tag = document.createElement('script')
  tag.src = src
  return tag
}

/** Puts a script into the page; what runs after it is a file of ours, loaded once the script is. */
function addScript({ src, properties: { async, attributes, onLoad } }: LoadedScript): void {
  const tag = tagOf(src)
  tag.async = async
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
  if (onLoad !== '') tag.addEventListener('load', () => document.head.append(tagOf(onLoad)))
  document.head.append(tag)
}

/** The page itself comes first: scripts of others wait until it is loaded. */
const whenLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => addEventListener('load', done, { once: true }))

async function addAgreed(agreed: readonly Purpose[]): Promise<void> {
  await whenLoaded()
  try {
    const scripts = await call(bareHeadScripts, { quiet: true, handled: true })
    for (const one of scripts) if (agreed.includes(purposeOf[one.config_name])) addScript(one)
  } catch (error) {
    // The page goes on without them.
    logFailure('head scripts', error)
  }
}

/**
 * Loads the scripts of others that this browser agreed to, once it is known that nobody is signed in. When somebody signs
 * in, in whatever tab, the page goes on in the strict document.
 */
export function carryScripts(): void {
  let carried = false
  const look = () => {
    const { asked, check, failed } = currentSession()
    if (check) location.replace(`/${location.hash}`)
    else if (asked && failed === false && !carried) {
      carried = true
      void addAgreed(agreedPurposes())
    }
  }
  subscribeSession(look)
  look()
}
