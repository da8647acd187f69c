export { seedHistory } from './bulk/seed-history.ts'
export { seedMany } from './bulk/seed-many.ts'
export { startHistory } from './bulk/start-history.ts'
export { seedDemo } from './seed-demo.ts'
