export type { Person } from './recipients/recipient.ts'
export { causeOf, type Telling, tell } from './telling/tell.ts'
