export type MailAddress = { name: string; address: string }

const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/

/** A text made fit for a header: one line, without control and direction signs. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/**
 * Parses exactly one address, as `address` or `Name <address>`. Throws TypeError for anything else, because a
 * list or a line break here would send the mail to people whom nobody chose.
 */
export function parseMailAddress(raw: string): MailAddress {
  const named = /^([^<>\r\n]*)<([^<>]*)>\s*$/.exec(raw)
  const address = (named?.[2] ?? raw).trim()
  if (!ADDRESS.test(address) || /\p{Cc}/u.test(address)) throw new TypeError('not one mail address')
  return { name: headerText((named?.[1] ?? '').replace(/["\\]/g, '')), address }
}
