export const consent = {
  title: 'Cookie-uri și acorduri',
  necessary:
    'Cele necesare funcționării (sesiunea, limba, ajutoarele de citire, acest răspuns) nu cer acord și nu ajung la alții.',
  necessary_label: 'Necesare: pagina nu funcționează fără ele',
  asked: 'Numai cu acordul dumneavoastră se încarcă scripturi ale altora, pentru: {{purposes}}.',
  nothing: 'Acest portal nu încarcă scripturi ale altora.',
  staff:
    'În acest browser s-a autentificat un angajat al instituției, de aceea nu se încarcă niciun script al altora.',
  answered: 'Ați ales la {{date}}. Puteți schimba oricând.',
  purposes: 'Scopuri',
  statistics: 'instituția află câți oameni îi citesc paginile',
  advertising: 'pe paginile publice apar anunțuri ale altora',
  refuse: 'Refuz',
  accept: 'Accept',
  choose: 'Aleg',
  keep: 'Păstrez alegerea',
}
