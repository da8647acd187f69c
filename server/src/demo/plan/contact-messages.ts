import type { ContactCategory } from '@hdoc/contract/contact/contact-categories.ts'

export interface ContactMessagePlan {
  category: ContactCategory
  subject: string
  message: string
  email: string
  hoursAgo: number
  /** Who marked it as answered; absent where it waits. */
  answeredBy?: string
}

export const dealuFlorilorMessages: readonly ContactMessagePlan[] = [
  {
    category: 'appointment',
    subject: 'Audiență la domnul primar',
    message:
      'Bună ziua,\n\nAș dori o audiență pentru gardul de pe strada Livezilor. Joi după ora 16 mi-ar fi bine.',
    email: 'vecina.livezilor@locuitori.example',
    hoursAgo: 5,
  },
  {
    category: 'portal',
    subject: 'Nu mai găsesc codul de urmărire',
    message:
      'Am depus săptămâna trecută o cerere la ghișeu și am pierdut bonul. Unde pot afla codul de urmărire?',
    email: 'pierdut.bonul@locuitori.example',
    hoursAgo: 27,
  },
  {
    category: 'question',
    subject: 'Programul casieriei de Crăciun',
    message: 'Casieria primește plăți și între Crăciun și Anul Nou?',
    email: 'contribuabil@locuitori.example',
    hoursAgo: 75,
    answeredBy: 'Gina Liliacu',
  },
  {
    category: 'suggestion',
    subject: 'Bancă în stația de autobuz',
    message: 'Copiii așteaptă autobuzul în picioare. O bancă și un acoperiș ar ajuta mult.',
    email: 'parinte@locuitori.example',
    hoursAgo: 190,
    answeredBy: 'Lavinia Crinu',
  },
]

export const valeaAlbaMessages: readonly ContactMessagePlan[] = [
  {
    category: 'question',
    subject: 'Actele pentru certificatul de urbanism',
    message: 'Ce acte trebuie pentru un certificat de urbanism la o anexă gospodărească?',
    email: 'anexa@locuitori.example',
    hoursAgo: 20,
  },
]
