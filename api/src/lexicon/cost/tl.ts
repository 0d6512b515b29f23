import type { Cost } from './cost.ts';

export const cost: Cost = {
  leastSpend: `
    [magkano|ano|yung|ung|ang|may]* (minimum|min) [na]* (spend|purchase|order|bili|gastos) [magkano|
      ba|po|nila|nito]*
  `,
  freeFrom: `
    magkano [ba|po|dapat|ang|yung|kailangan|kong|ko]* (bilhin|bibilhin|gastusin|gagastusin|order|
      bili|orderin|mabili) [para|bago|ko|sa|maka]*
    magkano [dapat|ba|po|ang]* (minimum|min)
  `,
  usableNow: `
    (alin|aling|ano|anong) [sa mga|dito|diyan|doon|ang|mga|yung]* [pwede|puwede|pwedeng|pa|code|
      voucher]* (gamitin|magagamit|gagana|gumagana|valid|pwede) [ngayon|ko|ngayong araw|today|pa]*
  `,
  withSending: `
    (kasama|kasama na|with|pati|plus|kabilang|including) [na|ang|yung|pa|lahat]* (shipping|sf|
      delivery|padala) [fee]
  `,
  afterCoupon: `
    (pagkatapos|pag|kapag|matapos|gamit|with|after|pagtapos) [ng|may|ang|yung|ginamit|nagamit|
      gumamit]* (voucher|coupon|code)[s]
  `,
  total: '[ang|yung]* (total|lahat|kabuuan) [lahat|na]*',
};
