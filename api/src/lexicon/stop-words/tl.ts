/** Stop words of Filipino: one after a space, as the search reads them. */
export const stopWords = `
  ako ko akin kami namin kita tayo natin atin ikaw ka mo iyo kayo niyo nyo ninyo inyo siya niya
  kanya sila
  nila kanila ito nito dito iyan yan niyan dyan iyon yun yung yon nun noon doon ang ng nang sa si
  ni kay mga na nga ba po opo ho din rin lang lamang naman pala daw raw kasi dahil para pang kung
  pag kapag pero at o ngunit subalit may meron mayroon wala walang hindi di huwag wag ayaw gusto
  kailangan dapat pwede puwede ano alin aling sino saan kailan bakit paano magkano ilan kaya sana
  talaga
  sobra masyado mas pinaka lahat bawat ilang marami kaunti konti ngayon bukas kahapon antay hintay
  hanap maghanap hanapan bigyan patingin bili bilhin bumili binibili nanay tatay asawa kapatid
  kaibigan inaanak ate kuya presyo mura murang mahal maganda magandang mabuti best normally
  usually dati noon kahit edi iba ibang dun totoo
`;
