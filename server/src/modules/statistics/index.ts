export { forgetFacts } from './facts/queries/facts.ts'
