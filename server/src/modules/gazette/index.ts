export { storeWords as foldGazetteWords } from './files/queries.ts'
