export {
  addRegister,
  listRegisterIds,
  listRegistrationRegisters,
  mayRegisterIn,
  replaceAccess,
  splitRegisters,
} from './queries.ts'
export { registerRoutes } from './routes.ts'
