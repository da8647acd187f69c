/** Of the question that is asked. Whoever answered an older one is asked again. */
export const CONSENT_VERSION = 1
/** A cookie and no storage of the page, because the document's policy follows it. */
export const consentCookie = 'hdoc_consent'
/** Set in a browser in which somebody signed in: it gets no scripts of others any more. */
export const staffCookie = 'hdoc_staff'

/** The document that may carry scripts of others; every other page stands in that of `/`. */
export const OPEN_PATH = '/portal'
