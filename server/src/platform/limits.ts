import type { FieldValues } from './settings-fields.ts'

const MEGABYTE = 1024 * 1024

/**
 * Limits and times of the product. The unit stands in each name: bytes, minutes,
 * hours, days; the rest are counts.
 */
export interface Limits {
  fileBytes: number
  publicFileBytes: number
  publicFiles: number
  contactFileBytes: number
  /** Bytes of uploads that no document uses yet, for one person and for one institution. */
  waitingBytesPerson: number
  waitingBytesInstitution: number
  /** Bytes of the archives of imports that have not ended, for one institution. */
  archiveBytesInstitution: number
  /** Bytes of files of public forms that nobody confirmed, for one institution. */
  unconfirmedBytesInstitution: number
  passwordMinLength: number
  sessionIdleMinutes: number
  sessionAbsoluteHours: number
  sessionRememberDays: number
  actingMinutes: number
  loginWindowMinutes: number
  loginFailuresDevice: number
  loginFailuresAccount: number
  loginFailuresAddress: number
  resetTokenMinutes: number
}

export function limitsOf(values: FieldValues): Limits {
  return {
    fileBytes: values.HDOC_FILE_MB * MEGABYTE,
    publicFileBytes: values.HDOC_PUBLIC_FILE_MB * MEGABYTE,
    publicFiles: values.HDOC_PUBLIC_FILES,
    contactFileBytes: values.HDOC_CONTACT_FILE_MB * MEGABYTE,
    waitingBytesPerson: values.HDOC_WAITING_MB_PERSON * MEGABYTE,
    waitingBytesInstitution: values.HDOC_WAITING_MB_INSTITUTION * MEGABYTE,
    archiveBytesInstitution: values.HDOC_ARCHIVES_MB_INSTITUTION * MEGABYTE,
    unconfirmedBytesInstitution: values.HDOC_UNCONFIRMED_MB * MEGABYTE,
    passwordMinLength: values.HDOC_PASSWORD_MIN_LENGTH,
    sessionIdleMinutes: values.HDOC_SESSION_IDLE_MINUTES,
    sessionAbsoluteHours: values.HDOC_SESSION_ABSOLUTE_HOURS,
    sessionRememberDays: values.HDOC_SESSION_REMEMBER_DAYS,
    actingMinutes: values.HDOC_ACTING_MINUTES,
    loginWindowMinutes: values.HDOC_LOGIN_WINDOW_MINUTES,
    loginFailuresDevice: values.HDOC_LOGIN_FAILURES_DEVICE,
    loginFailuresAccount: values.HDOC_LOGIN_FAILURES_ACCOUNT,
    loginFailuresAddress: values.HDOC_LOGIN_FAILURES_ADDRESS,
    resetTokenMinutes: values.HDOC_RESET_TOKEN_MINUTES,
  }
}
