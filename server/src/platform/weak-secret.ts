const SHORTEST = 32
const FEWEST_SIGNS = 10
/**
 * Largest share of neighbouring signs that may be equal or follow each other. Of random hexadecimal digits about one
 * pair in six does, and in one text of ten thousand million so many do as are refused here.
 */
const MOST_STEPS = 0.5
/** What people type; a drawn text may hold one of them by chance, so what stands beside it counts. */
const COMMON = /change.?me|secret|passw|parol[aă]|qwert|asdfg|admin|exempl|example|primari/gi

/**
 * True for a secret that somebody typed instead of drawing at random: short, few
 * signs, words, key rows, repeats.
 */
export function isWeakSecret(secret: string): boolean {
  const signs = [...secret]
  const own = secret.replaceAll(COMMON, '')
  if (own.length < SHORTEST || new Set(signs).size < FEWEST_SIGNS) return true
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.filter((code, n) => n > 0 && Math.abs(code - (codes[n - 1] ?? 0)) <= 1).length
  if (steps > MOST_STEPS * codes.length) return true
  return `${secret}${secret}`.indexOf(secret.slice(0, SHORTEST / 2), 1) < secret.length
}

export const shortestSecret = SHORTEST
