export {
  addRegister,
  listRegistrationRegisters,
  mayRegisterIn,
  replaceAccess,
  splitRegisters,
} from './queries.ts'
export { registerRoutes } from './routes.ts'
