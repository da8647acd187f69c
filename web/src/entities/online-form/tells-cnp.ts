import { checkCnp } from '@hdoc/contract/ro/cnp.ts'

/** No CNP is refused for its birth before this day. */
const ANY_DAY = '2200-01-01'

/** Whether a text holds a right CNP. Such a text is not kept in a browser. */
export const tellsCnp = (text: string): boolean =>
  (text.match(/\d[\d\s-]{11,}\d/g) ?? []).some((digits) => checkCnp(digits, ANY_DAY) === null)
