const SHORTEST = 32
const FEWEST_SIGNS = 10
/** Of neighbours a random text has about one in sixteen that are equal or follow each other. */
const MOST_STEPS = 0.4
const COMMON = /change.?me|secret|passw|parol[aă]|qwert|asdfg|admin|exempl|example|primari/i

/** A text that somebody typed instead of drawing it: short, of few signs, of words, rows of keys, or repeated. */
export function isWeakSecret(secret: string): boolean {
  const signs = [...secret]
  if (signs.length < SHORTEST || new Set(signs).size < FEWEST_SIGNS || COMMON.test(secret)) return true
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.filter((code, n) => n > 0 && Math.abs(code - (codes[n - 1] ?? 0)) <= 1).length
  if (steps > MOST_STEPS * codes.length) return true
  return `${secret}${secret}`.indexOf(secret.slice(0, SHORTEST / 2), 1) < secret.length
}

export const shortestSecret = SHORTEST
