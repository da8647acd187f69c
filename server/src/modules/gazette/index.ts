export { storeWords as foldGazetteWords } from './files/queries.ts'
export { listHeadings } from './headings/queries.ts'
export { shownUnder } from './public/public-headings.ts'
export { entryAddress } from './record/addresses.ts'
