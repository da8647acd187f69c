import type { ErrorRow } from './error-row.ts'

/** Administration of people and rights. */
export const peopleErrors = {
  PROVIDER_ADMIN_ONLY: {
    status: 403,
    ro: 'Furnizorul de conturi și clientul lui pot fi schimbate numai de un administrator: furnizorul poate deschide contul oricui.',
    en: 'Only an administrator can change the account provider and its client: the provider can open anybody’s account.',
  },
  ADMIN_ONLY: {
    status: 403,
    ro: 'Numai un administrator poate face aceasta pentru un administrator.',
    en: 'Only an administrator can do this for an administrator.',
  },
  SUBSTITUTION_OVER: {
    status: 409,
    ro: 'Înlocuirea s-a încheiat deja.',
    en: 'The substitution is over already.',
  },
  LAST_ADMIN: {
    status: 409,
    ro: 'Este ultimul administrator activ: numiți întâi altul.',
    en: 'This is the last active administrator: appoint another one first.',
  },
  USER_SELF: {
    status: 409,
    ro: 'Nu vă puteți dezactiva propriul cont.',
    en: 'You cannot deactivate your own account.',
  },
  USER_HIGHER: {
    status: 403,
    ro: 'Persoana are drepturi pe care dumneavoastră nu le aveți; cereți unui administrator.',
    en: 'This person holds rights that you do not; ask an administrator.',
  },
  USER_ALREADY_ACTIVE: {
    status: 409,
    ro: 'Contul este deja activ.',
    en: 'The account is active already.',
  },
  USER_ALREADY_INACTIVE: {
    status: 409,
    ro: 'Contul este dezactivat.',
    en: 'The account is deactivated.',
  },
  USER_INVITED: {
    status: 409,
    ro: 'Persoana nu și-a ales încă parola; retrimiteți invitația.',
    en: 'This person has not chosen a password yet; send the invitation again.',
  },
  USER_WAITS: {
    status: 409,
    ro: 'Cererea de cont așteaptă încă: acceptați-o sau respingeți-o.',
    en: 'The request for an account still waits: accept it or refuse it.',
  },
  USER_REFUSED: {
    status: 409,
    ro: 'Cererea de cont a acestei persoane a fost respinsă.',
    en: 'The request of this person for an account was refused.',
  },
  GROUP_MEMBER_ALREADY: {
    status: 409,
    ro: 'Face deja parte din compartiment.',
    en: 'Belongs to the department already.',
  },
  RIGHTS_EXCLUDE: {
    status: 409,
    ro: 'Ar avea două drepturi care se exclud: repartizarea sarcinilor, și numai sieși.',
    en: 'Would hold two rights that exclude each other: assigning tasks, and only to oneself.',
  },
  HELD: {
    status: 409,
    ro: 'Nu se poate șterge: îl au {names} (în total {count}).',
    en: 'It cannot be deleted: it is held by {names} (in all {count}).',
  },
  FIXED_ROLE: {
    status: 409,
    ro: 'Rolul „{name}” este al programului: nu se redenumește și nu se șterge.',
    en: 'The role "{name}" belongs to the program: it is neither renamed nor deleted.',
  },
  OWN_RIGHTS: {
    status: 403,
    ro: 'Nu vă puteți schimba propriile drepturi. Cereți altui administrator.',
    en: 'You cannot change your own rights. Ask another administrator.',
  },
} as const satisfies Record<string, ErrorRow>
