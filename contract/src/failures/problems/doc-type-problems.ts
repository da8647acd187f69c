/** Sentences for what a document type forbids, and for fields of a type that do not fit together. */
export const docTypeProblemTable = {
  fixed_register: {
    ro: 'Documentele de acest tip se înregistrează numai în „{register}”.',
    en: 'Documents of this type are registered in "{register}" only.',
  },
  fixed_register_missing: {
    ro: 'Alegeți registrul în care se înregistrează.',
    en: 'Choose the register they are registered in.',
  },
  main_register: { ro: 'Alegeți un registru principal.', en: 'Choose a main register.' },
  register_category: {
    ro: 'Registrul nu primește documente din această categorie.',
    en: 'The register does not take documents of this category.',
  },
  category_used: {
    ro: 'Categoria nu se mai poate schimba: tipul este folosit de {uses}. Creați alt tip pentru cealaltă categorie.',
    en: 'The category can no longer be changed: the type is used by {uses}. Create another type for the other category.',
  },
  type_category: {
    ro: 'Tipul „{type}” este din categoria „{category}”, iar documentul este din „{own}”. Alegeți un tip din categoria documentului.',
    en: 'The type "{type}" is of the category "{category}", but the document of "{own}". Choose a type of the document’s category.',
  },
  case_only: {
    ro: 'Documentele de acest tip se adaugă numai într-un dosar.',
    en: 'Documents of this type are added to a case only.',
  },
  case_only_default: {
    ro: 'Un tip care stă numai în dosar nu poate fi implicit.',
    en: 'A type that only stands in a case cannot be the default.',
  },
  online_first: {
    ro: 'Bifați întâi „Se poate depune online”.',
    en: 'Tick "Can be handed in online" first.',
  },
} as const
