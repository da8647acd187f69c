export { type ClosingVeto, closingVetoes } from './close/closing-vetoes.ts'
export { getVisibleCase } from './record/load-case.ts'
export { managesCase } from './record/manages-case.ts'
