import type { Samples } from '../sample.ts'
import { accountSamples } from './account-samples.ts'
import { approvalSamples } from './approval-samples.ts'
import { batchSamples } from './batch-samples.ts'
import { caseSamples } from './case-samples.ts'
import { commentSamples } from './comment-samples.ts'
import { complaintFormSamples } from './complaint-form-samples.ts'
import { complaintSamples } from './complaint-samples.ts'
import { counterSamples } from './counter-samples.ts'
import { dispatchSamples } from './dispatch-samples.ts'
import { docTypeSamples } from './doc-type-samples.ts'
import { documentSamples } from './document-samples.ts'
import { factorSamples } from './factor-samples.ts'
import { fileSamples } from './file-samples.ts'
import { gazetteSamples } from './gazette-samples.ts'
import { groupSamples } from './group-samples.ts'
import { importSamples } from './import-samples.ts'
import { issuerSamples } from './issuer-samples.ts'
import { leavingSamples } from './leaving-samples.ts'
import { notificationSamples } from './notification-samples.ts'
import { onlineFormSamples } from './online-form-samples.ts'
import { platformSamples } from './platform-samples.ts'
import { portalScriptSamples } from './portal-script-samples.ts'
import { postSamples } from './post-samples.ts'
import { profileSamples } from './profile-samples.ts'
import { publicFormSamples } from './public-form-samples.ts'
import { publicSamples } from './public-samples.ts'
import { registerSamples } from './register-samples.ts'
import { reportSamples } from './report-samples.ts'
import { requestSamples } from './request-samples.ts'
import { rightSamples } from './right-samples.ts'
import { scanSamples } from './scan-samples.ts'
import { sessionSamples } from './session-samples.ts'
import { settingSamples } from './setting-samples.ts'
import { signatureSamples } from './signature-samples.ts'
import { statisticsSamples } from './statistics-samples.ts'
import { submissionSamples } from './submission-samples.ts'
import { templateSamples } from './template-samples.ts'
import { trailSamples } from './trail-samples.ts'
import { transferSamples } from './transfer-samples.ts'
import { userSamples } from './user-samples.ts'

/**
 * The one table of how each declared call is made. The matrix, the walk with another institution's rows and the
 * walk of permissions read it; a call without a sample fails each of them by its name.
 */
export const samples: Samples = (about, own) => ({
  ...sessionSamples(about, own),
  ...factorSamples(about, own),
  ...accountSamples(about, own),
  ...profileSamples(about, own),
  ...userSamples(about, own),
  ...rightSamples(about, own),
  ...groupSamples(about, own),
  ...platformSamples(about, own),
  ...settingSamples(about, own),
  ...signatureSamples(about, own),
  ...trailSamples(about, own),
  ...issuerSamples(about, own),
  ...importSamples(about, own),
  ...registerSamples(about, own),
  ...reportSamples(about, own),
  ...docTypeSamples(about, own),
  ...onlineFormSamples(about, own),
  ...leavingSamples(about, own),
  ...notificationSamples(about, own),
  ...caseSamples(about, own),
  ...requestSamples(about, own),
  ...complaintSamples(about, own),
  ...complaintFormSamples(about, own),
  ...submissionSamples(about, own),
  ...statisticsSamples(about, own),
  ...dispatchSamples(about, own),
  ...transferSamples(about, own),
  ...approvalSamples(about, own),
  ...commentSamples(about, own),
  ...batchSamples(about, own),
  ...counterSamples(about, own),
  ...fileSamples(about, own),
  ...scanSamples(about, own),
  ...publicFormSamples(about, own),
  ...publicSamples(about, own),
  ...gazetteSamples(about, own),
  ...portalScriptSamples(about, own),
  ...postSamples(about, own),
  ...templateSamples(about, own),
  ...documentSamples(about, own),
})
