// 20,000 random steps over HTTP against a model: of cases, or `--of transfers`, `--of approvals`, `--of complaints`, `--of submissions`;
// --steps and --seed choose others.
import { runApprovalModel } from '../server/test/approval-model/run-approval-model.ts'
import { runCaseModel } from '../server/test/case-model/run-case-model.ts'
import { runComplaintModel } from '../server/test/complaint-model/run-complaint-model.ts'
import { runSubmissionModel } from '../server/test/submission-model/run-submission-model.ts'
import { runTransferModel } from '../server/test/transfer-model/run-transfer-model.ts'
import { numberAfter } from './support/command-line.ts'
import { type ModelRun, playModel } from './support/servers/play-model.ts'

const models: readonly ModelRun[] = [
  { name: 'cases', run: runCaseModel },
  { name: 'transfers', run: runTransferModel },
  { name: 'approvals', run: runApprovalModel },
  { name: 'complaints', run: runComplaintModel },
  { name: 'submissions', run: runSubmissionModel },
]
const [usual] = models
const wanted = models.find(({ name }) => process.argv.includes(name)) ?? usual
if (wanted) await playModel(wanted, { steps: numberAfter('--steps', 20_000), seed: numberAfter('--seed', 1) })
