export { forgetFacts } from './facts/queries/facts.ts'
export { answeredByType } from './figures/answered-by-type.ts'
