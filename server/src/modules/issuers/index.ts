export { keptByMerge, readFromMerge } from './cnp/merge-cnp.ts'
export { findIdsByCnp, issuersWithCnp } from './cnp/queries.ts'
export { openCnp, sealCnp, tracesOf } from './cnp/sealed-cnp.ts'
export {
  changeBack,
  changeKnown,
  filledIn,
  type IssuerBefore,
  judgeIssuer,
  plainValues,
} from './directory/brought.ts'
export { limitCnps, tellCnps, wholeCnp } from './directory/cnp-questions.ts'
export { addressLine, issuerCode } from './directory/present.ts'
export { findIssuer, type IssuerRow, lockIssuersForChange } from './directory/queries.ts'
export { type IssuerReferences, issuerReferences } from './directory/references.ts'
export { recordIssuer, settledIssuer } from './directory/save-issuer.ts'
export {
  type PersonErasure,
  type PersonRecords,
  personErasures,
  personRecords,
} from './person/person-records.ts'
