export { findDeleteMode, setDeleteMode } from './delete-mode.ts'
export { findBranding, pictureAddress, pictureMark } from './find-branding.ts'
export { mailSender } from './mail-sender.ts'
export { addressOf, ownAddresses, publicAddress, signInAddress } from './public-address.ts'
export {
  findPictureHash,
  getInstitution,
  getRules,
  type InstitutionFacts,
  type InstitutionRules,
  listInstitutionIds,
} from './queries.ts'
export { hostResolver } from './resolve-host.ts'
