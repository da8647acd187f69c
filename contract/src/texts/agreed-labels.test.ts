import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { approvalModeLabels, approvalStatusLabels } from '../approvals/approval-status.ts'
import { complaintStatusLabels } from '../complaints/complaint-status.ts'
import { shippingMethodLabels } from '../dispatches/dispatch-choices.ts'
import { gazetteCategoryLabels } from '../doc-types/gazette-categories.ts'
import { DOCUMENT_STATUSES } from '../documents/status/document-status.ts'
import { agreedActionLabels, noticeTypeLabels } from '../notifications/notices.ts'
import {
  accessLevelLabels,
  categoryLabels,
  deadlineTypeLabels,
  issuerTypeLabels,
  postStatusLabels,
  registerResetLabels,
  signatureTypeLabels,
} from './choices.ts'
import type { Text } from './languages.ts'

/** The wording the institutions agreed on; it wins over any other, in both languages. */
const agreed = JSON.parse(readFileSync(join(import.meta.dirname, 'agreed-labels.json'), 'utf8')) as Record<
  string,
  Record<string, Text>
>

const ours: Record<string, Record<string, Text>> = {
  documentStatus: Object.fromEntries(DOCUMENT_STATUSES.map(({ code, label }) => [code, label])),
  documentCategory: categoryLabels,
  accessLevel: accessLevelLabels,
  gazetteCategories: gazetteCategoryLabels,
  deadlineType: deadlineTypeLabels,
  issuerType: issuerTypeLabels,
  postStatus: postStatusLabels,
  registerReset: registerResetLabels,
  signatureType: signatureTypeLabels,
  notificationAction: agreedActionLabels,
  notificationType: noticeTypeLabels,
  approvalStatus: approvalStatusLabels,
  approvalMode: approvalModeLabels,
  shippingMethod: shippingMethodLabels,
  complaintStatus: complaintStatusLabels,
}

it('knows every enumeration', () => {
  expect(Object.keys(ours).sort()).toEqual(Object.keys(agreed).sort())
})

it.each(Object.keys(ours))('%s has the agreed codes and words in both languages', (name) => {
  expect(ours[name]).toEqual(agreed[name])
})
