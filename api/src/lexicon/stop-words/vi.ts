/** Stop words of Vietnamese without its marks: one after a space, as the search reads them. */
export const stopWords = `
  toi tao minh chung ta em anh chi co chu bac ban may no ho nay kia do day ay cai con chiec cho
  nhung cac mot va hoac hay ma neu vi boi de duoc bi cua voi tu den tai o trong ngoai tren duoi la
  khong ko k hong chua da dang se phai nen can muon thich tim mua xem giup goi y gioi thieu gi nao
  sao dau khi bao gio lam the nhieu it hon nhat rat qua thoi nua luon cung deu moi tung vay a nhe
  nha oi di ra vao len xuong ve gia re dat tot dep xin me bo vo chong nguoi yeu loai cao roi
`;
