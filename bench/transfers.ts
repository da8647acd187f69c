// 20,000 random steps of transfers over HTTP against a model; --steps and --seed choose others.
import { runTransferModel } from '../server/test/transfer-model/run-transfer-model.ts'
import { playModel } from './support/play-model.ts'

await playModel({ name: 'transfers', title: 'transfers', run: runTransferModel })
