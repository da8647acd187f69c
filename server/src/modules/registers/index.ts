export { checkSharedNumbers } from './check-shared-numbers.ts'
export { keepsSeen } from './keeps-seen.ts'
export { numberingError } from './numbering-refusal.ts'
export {
  type FurtherNumber,
  type FurtherShown,
  furtherNumbers,
  giveFurtherNumbers,
  listFurtherNumbers,
} from './queries/further-numbers.ts'
export {
  listRegisterKinds,
  listRegistrationRegisters,
  listSecondaryRegisters,
  type RegisterKind,
  splitRegisters,
} from './queries/register-rights.ts'
export { addRegister, findRegister, lockRegisters, replaceAccess } from './queries/registers.ts'
export { reserveNumbers } from './queries/reservations.ts'
