import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { patchOf } from '../calls/resource.ts'
import {
  institutionSection,
  lookSection,
  mailSection,
  overview,
  securitySection,
} from './setting-sections.ts'
import {
  lookValues,
  mailValues,
  ownInstitutionValues,
  pictureKind,
  securityValues,
} from './setting-values.ts'

export type {
  InstitutionSection,
  LookSection,
  MailSection,
  Overview,
  OverviewItem,
  SectionName,
  SecuritySection,
} from './setting-sections.ts'
export { sectionNames } from './setting-sections.ts'
export type {
  LookValues,
  MailValues,
  MapCentre,
  OwnInstitutionValues,
  PictureKind,
  SecurityValues,
} from './setting-values.ts'
export {
  lookValues,
  mailValues,
  ownInstitutionValues,
  PICTURE_LIMIT_MB,
  securityValues,
} from './setting-values.ts'

const saved = <T extends z.ZodType>(section: T) =>
  z.object({ success: z.literal(true), message: z.string(), data: section })
const version = z.number().int().optional()
const ofInstitution = { audience: 'client', permission: 'client.admin', rate: 'none' } as const
/** `staff`, because institution 0 has accounts and sessions too: those of the platform's administrators. */
const ofSecurity = { audience: 'staff', permission: 'settings.security', rate: 'none' } as const

export const settingCalls = {
  overview: endpoint({
    id: 'setting.overview',
    method: 'GET',
    path: '/api/setting/overview',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'read',
    summary: 'The sections of the settings, and what is set in those the person may open',
    answer: overview,
  }),
  institution: endpoint({
    ...ofInstitution,
    id: 'setting.institution',
    method: 'GET',
    path: '/api/setting/institution',
    tx: 'read',
    summary: 'Names, address, contacts, working hours, free days and map centre of the institution',
    answer: institutionSection,
  }),
  updateInstitution: endpoint({
    ...ofInstitution,
    id: 'setting.update_institution',
    method: 'POST',
    path: '/api/setting/update_institution',
    tx: 'write',
    summary: 'Changes the data of the institution; only the given fields',
    body: z.strictObject({ values: patchOf(ownInstitutionValues), version }),
    answer: saved(institutionSection),
  }),
  look: endpoint({
    ...ofInstitution,
    id: 'setting.look',
    method: 'GET',
    path: '/api/setting/look',
    tx: 'read',
    summary: 'Colour, coat of arms and logo of the institution',
    answer: lookSection,
  }),
  updateLook: endpoint({
    ...ofInstitution,
    id: 'setting.update_look',
    method: 'POST',
    path: '/api/setting/update_look',
    tx: 'write',
    summary: 'Changes the colour of the institution; refused when it cannot be read',
    body: z.strictObject({ values: patchOf(lookValues), version }),
    answer: saved(lookSection),
  }),
  takePicture: endpoint({
    ...ofInstitution,
    id: 'setting.picture',
    method: 'POST',
    path: '/api/setting/picture',
    rate: 'upload',
    tx: 'none',
    raw: 'in',
    summary: 'Takes a coat of arms or a logo as raw bytes; it is kept re-encoded',
    query: z.strictObject({ kind: pictureKind }),
    answer: saved(lookSection),
  }),
  removePicture: endpoint({
    ...ofInstitution,
    id: 'setting.remove_picture',
    method: 'POST',
    path: '/api/setting/remove_picture',
    tx: 'write',
    summary: 'Removes the coat of arms or the logo',
    body: z.strictObject({ kind: pictureKind }),
    answer: saved(lookSection),
  }),
  mail: endpoint({
    ...ofInstitution,
    id: 'setting.mail',
    method: 'GET',
    path: '/api/setting/mail',
    tx: 'read',
    summary: 'Name and reply address of the institution’s mails',
    answer: mailSection,
  }),
  updateMail: endpoint({
    ...ofInstitution,
    id: 'setting.update_mail',
    method: 'POST',
    path: '/api/setting/update_mail',
    tx: 'write',
    summary: 'Changes name and reply address of the institution’s mails',
    body: z.strictObject({ values: patchOf(mailValues), version }),
    answer: saved(mailSection),
  }),
  testMail: endpoint({
    ...ofInstitution,
    id: 'setting.test_mail',
    method: 'POST',
    path: '/api/setting/test_mail',
    tx: 'write',
    notWhileActing: true,
    summary: 'Sends a test mail to the signed-in person',
    answer: doneAnswer,
  }),
  security: endpoint({
    ...ofSecurity,
    id: 'setting.security',
    method: 'GET',
    path: '/api/setting/security',
    tx: 'read',
    summary: 'Sign-up, second factor and session limits',
    answer: securitySection,
  }),
  updateSecurity: endpoint({
    ...ofSecurity,
    id: 'setting.update_security',
    method: 'POST',
    path: '/api/setting/update_security',
    tx: 'write',
    notWhileActing: true,
    summary: 'Changes sign-up, second factor and session limits',
    body: z.strictObject({ values: patchOf(securityValues), version }),
    answer: saved(securitySection),
  }),
  picture: endpoint({
    id: 'branding.picture',
    method: 'GET',
    path: '/api/branding/:kind',
    audience: 'public',
    permission: 'public',
    rate: 'none',
    tx: 'none',
    raw: 'stream',
    summary: 'Coat of arms or logo of the institution of this host',
    params: z.strictObject({ kind: pictureKind }),
    query: z.strictObject({ v: z.string().max(64).optional() }),
    answer: z.unknown(),
  }),
}
