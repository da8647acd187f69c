import type { Status } from '@hdoc/contract/access/session.ts'
import { PLATFORM } from '../../platform/platform-institution.ts'
import { DEALU_FLORILOR, VALEA_ALBA } from '../invented/institution-ids.ts'
import type { DemoIntroduction } from './introduction.ts'
import { demoPassword } from './password.ts'

type DemoUsers = NonNullable<Status['demo']>['users']

const users: Readonly<Record<number, DemoUsers>> = {
  [PLATFORM]: [{ username: 'admin.platforma', description: 'Administratorul platformei' }],
  [DEALU_FLORILOR]: [
    { username: 'gina.liliacu', description: 'Registratură: înregistrează documente' },
    {
      username: 'elena.ciresaru',
      description: 'Șefa registraturii: vede toate documentele, anulează, face cartea registrului (DocAdmin)',
    },
    { username: 'radu.mesteacan', description: 'Director, Urbanism' },
    { username: 'ioana.salcam', description: 'Referent, Urbanism: vede numai unele registre' },
    { username: 'petru.artaru', description: 'Casier, Impozite și taxe: nu vede documentele interne' },
    { username: 'mirela.fantanaru', description: 'Secretar general (DocAdmin)' },
    { username: 'traian.codreanu', description: 'Primar' },
    { username: 'administrator.client', description: 'Administratorul instituției: registre și tipuri' },
  ],
  [VALEA_ALBA]: [
    { username: 'gina.liliacu', description: 'Registratură (altă persoană decât cea din Dealu Florilor)' },
    { username: 'dorina.mesteceanu', description: 'Șefa registraturii (DocAdmin)' },
    { username: 'pavel.argintaru', description: 'Referent: vede un singur registru' },
    { username: 'administrator.client', description: 'Administratorul instituției' },
  ],
}

/** Gives the sign-in page the people who can sign in on an institution's host (0 = the platform's hosts). */
export function demoPeople(institutionId: number): Status['demo'] {
  const people = users[institutionId]
  return people && { password: demoPassword, users: [...people] }
}

/** What the program says of the demo when it has started. */
export function introduceDemo(): DemoIntroduction {
  const namesOf = (id: number): string[] => (users[id] ?? []).map(({ username }) => username)
  return {
    tags: ['dealuflorilor', 'valeaalba'],
    signInNames: [...namesOf(DEALU_FLORILOR), ...namesOf(PLATFORM)],
    password: demoPassword,
  }
}
