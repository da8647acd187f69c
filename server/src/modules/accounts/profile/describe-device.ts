import type { OwnSession } from '@hdoc/contract/accounts/profile.ts'
import bowser from 'bowser'

const kinds: Readonly<Record<string, OwnSession['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
}

/** Browser and system of a user agent, as their makers call them: „Firefox 142 · Windows 10”. */
export function describeDevice(userAgent: string): Pick<OwnSession, 'device' | 'kind'> {
  if (userAgent === '') return { device: '', kind: 'unknown' }
  const { browser, os, platform } = bowser.parse(userAgent)
  const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  // Only the main version is shown; the rest says nothing to a person.
  const program = words(browser.name, browser.version?.split('.')[0])
  const system = words(os.name, os.name === 'Windows' ? os.versionName?.replace(/^NT /, '') : undefined)
  return {
    device: [program, system].filter(Boolean).join(' · '),
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  }
}
