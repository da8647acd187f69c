/** A tracking code in groups of four, as it is printed and shown: „k7m2 q9xw 4t8b z3nd p5cv”. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/gu)?.join(' ') ?? ''

/** A code as somebody typed or copied it, without spaces and dashes and in small letters, as it is stored. */
export const plainCode = (typed: string): string =>
  typed.replace(/[\s\p{Pd}\u200b\u00ad]+/gu, '').toLowerCase()
