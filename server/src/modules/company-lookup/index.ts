export { findLocalities, isLocality } from './localities.ts'
