export { orderRun } from './runs/order-run.ts'
