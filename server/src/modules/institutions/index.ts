export { findDeleteMode, setDeleteMode } from './delete-mode.ts'
export { findBranding, pictureAddress, pictureMark } from './find-branding.ts'
export { mailSender } from './mail-sender.ts'
export { addressOf, ownAddresses, publicAddress, signInAddress } from './public-address.ts'
export {
  findPictureHash,
  getInstitution,
  getRules,
  listInstitutionIds,
} from './queries.ts'
export { hostResolver } from './resolve-host.ts'
