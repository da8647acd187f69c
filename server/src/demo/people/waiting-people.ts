import type { AccountState } from '../../modules/accounts/index.ts'

export interface WaitingPerson {
  username: string
  name: string
  email: string
  phone: string
  jobTitle: string
  state: AccountState
}

/** Invented people of Dealu Florilor who cannot sign in yet: two asked for an account, one was invited. */
export const waitingPeople: readonly WaitingPerson[] = [
  {
    username: 'bogdan.frasin',
    name: 'Bogdan Frasin',
    email: 'bogdan.frasin@dealuflorilor.example',
    phone: '0722 000 451',
    jobTitle: '',
    state: 'pending',
  },
  {
    username: 'cristina.alunu',
    name: 'Cristina Alunu',
    email: 'cristina.alunu@dealuflorilor.example',
    phone: '0722 000 452',
    jobTitle: '',
    state: 'pending',
  },
  {
    username: 'dan.cornu',
    name: 'Dan Cornu',
    email: 'dan.cornu@dealuflorilor.example',
    phone: '0722 000 453',
    jobTitle: 'Inspector urbanism',
    state: 'invited',
  },
]
