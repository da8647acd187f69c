export { numberingError } from './numbering-refusal.ts'
export {
  type FurtherNumber,
  giveFurtherNumbers,
  listFurtherNumbers,
} from './queries/further-numbers.ts'
export {
  listRegisterIds,
  listRegistrationRegisters,
  listSecondaryRegisters,
  mayRegisterIn,
  splitRegisters,
} from './queries/register-rights.ts'
export { addRegister, findRegister, replaceAccess } from './queries/registers.ts'
export { reserveNumbers } from './queries/reservations.ts'
export { registerRoutes } from './routes.ts'
