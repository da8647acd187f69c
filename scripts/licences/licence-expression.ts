/**
 * Whether a licence expression (SPDX: names, AND, OR, WITH, brackets) can be met with the allowed licences alone.
 * Anything that does not read as an expression is refused.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  let broken = false
  const atom = (): boolean => {
    const token = tokens[at++]
    if (token === '(') {
      const inside = either()
      if (tokens[at++] !== ')') broken = true
      return inside
    }
    if (token === undefined || /^([()]|AND|OR|WITH)$/.test(token)) broken = true
    if (tokens[at] === 'WITH') {
      const exception = tokens[at + 1]
      at += 2
      return allowed.has(`${token} WITH ${exception}`)
    }
    return allowed.has(token ?? '')
  }
  const both = (): boolean => {
    let met = atom()
    while (tokens[at] === 'AND') {
      at++
      met = atom() && met
    }
    return met
  }
  function either(): boolean {
    let met = both()
    while (tokens[at] === 'OR') {
      at++
      met = both() || met
    }
    return met
  }
  const met = either()
  return met && !broken && at === tokens.length
}
