/** Cards to come, in the space that they will take. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="grid grid--5" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card">
          <div className="sk sk--pic" />
          <div className="card__body">
            <div className="sk sk--l" />
            <div className="sk sk--l w70" />
            <div className="sk sk--p" />
            <div className="sk sk--l" />
            <div className="sk sk--l w45" />
          </div>
        </div>
      ))}
    </div>
  );
}
