/** The page of each light address, by the first part of the address; '' is the portal's first page. */
export const lightImports = {
  '': () => import('../../features/home/home-page.tsx'),
  'formular-contact': () => import('../../features/contact-form/contact-form-page.tsx'),
  sesizare: () => import('../../features/complaint-form/complaint-page.tsx'),
  'trimite-sesizare': () => import('../../features/complaint-form/complaint-confirm.tsx'),
  'trimite-document': () => import('../../features/submission-form/filing-page.tsx'),
  'trimite-fisier': () => import('../../features/submission-form/filing-confirm.tsx'),
  'trimite-mesaj': () => import('../../features/contact-form/contact-confirm.tsx'),
  contact: () => import('../../features/portal-pages/portal-page.tsx'),
  'monitor-oficial': () => import('./light-gazette.tsx'),
  'monitor-oficial-alerte': () => import('./light-alerts.tsx'),
  'confirma-alerte': () => import('../../features/gazette-alerts/alerts-confirm.tsx'),
  'opreste-alerte': () => import('../../features/gazette-alerts/alerts-end.tsx'),
} as const
