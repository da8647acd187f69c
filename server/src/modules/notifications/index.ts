export { outcomeOfMail } from './delivering/outcome.ts'
export type { Person } from './recipients/recipient.ts'
export { causeOf, type Telling, tell } from './telling/tell.ts'
