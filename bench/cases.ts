// 20,000 random steps of cases over HTTP against a model, or of transfers with --model transfers; --steps and --seed
// choose others.
import { runCaseModel } from '../server/test/case-model/run-case-model.ts'
import { runTransferModel } from '../server/test/transfer-model/run-transfer-model.ts'
import { playModel } from './support/play-model.ts'

const ofTransfers = process.argv.join(' ').includes('--model transfers')

await playModel(
  ofTransfers
    ? { name: 'transfers', title: 'transfers', run: runTransferModel }
    : { name: 'cases', title: 'cases', run: runCaseModel },
)
