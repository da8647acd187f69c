// 20,000 random steps of cases over HTTP against a model; --steps and --seed choose others.
import { runCaseModel } from '../server/test/case-model/run-case-model.ts'
import { playModel } from './support/servers/play-model.ts'

await playModel({ name: 'cases', run: runCaseModel })
