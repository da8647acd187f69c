/** One row of every kind of one institution, to be named in calls. */
export interface Subjects {
  institutionId: number
  /** A text that stands in the institution's texts. */
  text: string
  userId: number
  pendingId: number
  invitedId: number
  groupId: number
  roleId: number
  bundleId: number
  groupRoleId: number
  registerId: number
  docTypeId: number
  issuerId: number
  /** A merge in which the issuer is the one that stayed. */
  mergeId: number
  documentId: number
  reservationId: number
  fileId: number
  /** A book with one line, and without volumes. */
  bookId: number
  /** A finished report of the law with one row, and a schedule. */
  runId: number
  scheduleId: number
  commentId: number
  linkId: number
  viewId: number
  scanId: number
  phoneLinkId: number
  phoneToken: string
  batchId: number
  givingId: number
  templateId: number
  noticeId: number
  deliveryId: number
  deviceId: number
  /** An open case of another document, and the share in charge of it. */
  caseId: number
  shareId: number
  /** An open data request of the case, the secret of its link, and a file of which half has come. */
  requestId: number
  requestKey: string
  answerFileId: number
  /** A public form that waits for its confirmation, by the key of its browser and by its mailed link. */
  formKey: string
  formToken: string
  /** One that is being filled, and a file of it of which nothing has come. */
  fillingKey: string
  formFileId: number
  /** A complaint type, a complaint without a number, and its photo. */
  complaintTypeId: number
  complaintId: number
  complaintPhotoId: number
  /** A document handed in online, which waits for a clerk, and its file. */
  submissionId: number
  submissionFileId: number
  /** Somebody will stand in for the person. */
  substitutionId: number
  /** What left that case. */
  dispatchId: number
  /** A sheet on its way, its one row, and a draft of the same department. */
  sheetId: number
  sheetRowId: number
  draftId: number
  /** An open request for approval of the document's file, and its only step. */
  approvalId: number
  stepId: number
  /** An upload that is on no document yet. */
  waitingId: number
  /** A file of which half has arrived. */
  incomingId: number
  passkeyId: number
  identityId: number
  auditId: number
  /** A finding about the trail that waits for a decision. */
  trailHoldId: number
  postId: number
  /** A confirmed message of the contact form, and its file. */
  contactMessageId: number
  contactFileId: number
  /** A text of answers. */
  answerTextId: number
  /** A category of posts, and a picture that a public post shows. */
  postCategoryId: number
  postPictureId: number
  /** In the gazette: a heading, a draft, a published entry and its file. */
  gazetteHeadingId: number
  gazetteDraftId: number
  gazettePublicId: number
  gazetteFileId: number
  /** The link that ends alerts of the gazette. */
  alertToken: string
  companyId: number
  /** A script on the portal of the institution. */
  headScriptId: number
  /** A source of scripts of the platform. */
  scriptSourceId: number
  trackingCode: string
  /** Rows that nothing else refers to, to be removed or refused. */
  spare: { pendingId: number; groupId: number; roleId: number; bundleId: number; groupRoleId: number }
  tokens: { reset: string; signup: string; invitation: string }
}

/** Higher than any id. */
const nowhere = 999_999_999

/** Ids and texts that no institution has. */
export const missingSubjects: Subjects = {
  institutionId: nowhere,
  text: 'NIMIC-DE-GASIT',
  userId: nowhere,
  pendingId: nowhere,
  invitedId: nowhere,
  groupId: nowhere,
  roleId: nowhere,
  bundleId: nowhere,
  groupRoleId: nowhere,
  registerId: nowhere,
  docTypeId: nowhere,
  issuerId: nowhere,
  mergeId: nowhere,
  documentId: nowhere,
  reservationId: nowhere,
  fileId: nowhere,
  bookId: nowhere,
  runId: nowhere,
  scheduleId: nowhere,
  commentId: nowhere,
  linkId: nowhere,
  viewId: nowhere,
  scanId: nowhere,
  phoneLinkId: nowhere,
  phoneToken: 'd'.repeat(40),
  batchId: nowhere,
  givingId: nowhere,
  templateId: nowhere,
  noticeId: nowhere,
  deliveryId: nowhere,
  deviceId: nowhere,
  caseId: nowhere,
  shareId: nowhere,
  requestId: nowhere,
  requestKey: 'e'.repeat(40),
  answerFileId: nowhere,
  formKey: 'f'.repeat(40),
  formToken: 'g'.repeat(40),
  fillingKey: 'h'.repeat(40),
  formFileId: nowhere,
  complaintTypeId: nowhere,
  complaintId: nowhere,
  complaintPhotoId: nowhere,
  submissionId: nowhere,
  submissionFileId: nowhere,
  substitutionId: nowhere,
  dispatchId: nowhere,
  sheetId: nowhere,
  sheetRowId: nowhere,
  draftId: nowhere,
  approvalId: nowhere,
  stepId: nowhere,
  waitingId: nowhere,
  incomingId: nowhere,
  passkeyId: nowhere,
  identityId: nowhere,
  auditId: nowhere,
  trailHoldId: nowhere,
  postId: nowhere,
  contactMessageId: nowhere,
  contactFileId: nowhere,
  answerTextId: nowhere,
  postCategoryId: nowhere,
  postPictureId: nowhere,
  gazetteHeadingId: nowhere,
  gazetteDraftId: nowhere,
  gazettePublicId: nowhere,
  gazetteFileId: nowhere,
  alertToken: 'h'.repeat(40),
  companyId: nowhere,
  headScriptId: nowhere,
  scriptSourceId: nowhere,
  trackingCode: 'z'.repeat(20),
  spare: { pendingId: nowhere, groupId: nowhere, roleId: nowhere, bundleId: nowhere, groupRoleId: nowhere },
  tokens: { reset: 'a'.repeat(40), signup: 'b'.repeat(40), invitation: 'c'.repeat(40) },
}
