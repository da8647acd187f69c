export {
  addRegister,
  listRegisterIds,
  listRegistrationRegisters,
  mayRegisterIn,
  replaceAccess,
  splitRegisters,
} from './queries/registers.ts'
export { registerRoutes } from './routes.ts'
