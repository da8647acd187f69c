/** Most letters of a text message; more would be sent, and paid for, as several. */
const LONGEST = 160

/** A text as it goes through every phone: letters without marks, one line, one message. */
export function smsText(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[„”“]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 3)}...`
}

/**
 * The body that is posted to the gateway: the template with its places filled, each value written so that it stays a
 * value (in JSON when the template begins with a brace, else in a form).
 */
export function smsBody(
  template: string,
  values: { to: string; text: string; id: string },
): { body: string; contentType: string } {
  const isJson = template.trimStart().startsWith('{')
  const write = (value: string): string =>
    isJson ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value)
  return {
    body: template.replace(/\{(to|text|id)\}/g, (_place, name: keyof typeof values) => write(values[name])),
    contentType: isJson ? 'application/json' : 'application/x-www-form-urlencoded',
  }
}
