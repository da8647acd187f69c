/** Header by which the portal's landing pages say who they are; the admin host refuses them. */
export const landingHeader = 'x-hdoc-landing'
/** Header of every answer to a signed-in person: it changes when their rights do. */
export const rightsHeader = 'x-hdoc-rights'
/**
 * Header of a page's calls: whom the page shows. A change is refused when the session is of somebody else.
 */
export const pagePersonHeader = 'x-hdoc-person'
export const csrfCookie = 'XSRF-TOKEN'
export const csrfHeader = 'x-xsrf-token'
/**
 * Header of calls that a page makes by itself while nobody uses it: they do not keep the session from ending
 * for want of use.
 */
export const unattendedHeader = 'x-hdoc-unattended'
